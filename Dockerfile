# syntax=docker/dockerfile:1
# Builds Helpdesk from this checkout and keeps only what the server needs to run.
FROM node:20.20-bookworm AS build
WORKDIR /helpdesk
COPY . .
# The same set-up as `npm start`: dependencies, the SQLite driver compiled for this Node, every build.
RUN node scripts/setup.mjs --build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf .setup

FROM node:20.20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data EXAMPLES_PORT=0
# pg_dump and pg_restore, for backups of PostgreSQL.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-common ca-certificates \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /helpdesk
COPY --from=build /helpdesk/package.json /helpdesk/openapi.yaml /helpdesk/LICENSE ./
COPY --from=build /helpdesk/node_modules ./node_modules
COPY --from=build /helpdesk/packages ./packages
COPY --from=build /helpdesk/examples ./examples
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/api/dist/server.cjs"]
