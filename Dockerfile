# syntax=docker/dockerfile:1
# The shop without an embedded PostgreSQL: DATABASE_URL, SIGN_KEY and PEPPER_KEY are needed (docs/operations.md).
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY pricing/package.json pricing/
COPY translations/package.json translations/
COPY server/package.json server/
COPY ui/package.json ui/
COPY web/package.json web/
COPY storefront/package.json storefront/
COPY console/package.json console/
COPY tools/package.json tools/
COPY e2e/package.json e2e/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN node tools/build.js

FROM manifests AS packages
RUN npm ci --no-audit --no-fund --omit=dev --workspace=server --workspace=tools
COPY tools/production tools/production
RUN node tools/production/prune.ts

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY contract contract
COPY pricing pricing
COPY translations translations
COPY server server
COPY --from=packages /app/server/node_modules server/node_modules
COPY tools tools
COPY --from=build /app/storefront/dist storefront/dist
COPY --from=build /app/console/dist console/dist
COPY --from=build /app/tools/host-simulator/dist tools/host-simulator/dist
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["node", "tools/production/healthy.js"]
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "tools/serve.ts"]
