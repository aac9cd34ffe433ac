# Packages as the lock file has them, then the pages; what only the build needs is left behind.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts ./scripts
RUN node --input-type=module -e "import { install, runScript } from './scripts/setup.mjs'; await runScript(install)"
COPY . .
ARG API_BASE_URL=""
ARG API_ORIGINS=""
ARG RELEASE=""
RUN node --input-type=module -e "import { build, runScript } from './scripts/setup.mjs'; await runScript(build)"
RUN npm prune --omit=dev --include=optional --ignore-scripts --no-audit --no-fund
RUN ln -s "$(node --input-type=module -e "import { node } from './scripts/setup.mjs'; console.log(node)")" node
RUN mkdir /image && mv node package.json node_modules scripts db src build /image/

# No Node of its own: the pinned one came with the packages, and so did PostgreSQL.
FROM debian:bookworm-slim
RUN useradd --uid 10001 --user-group --no-create-home highstreet && install -d -m 700 -o highstreet -g highstreet /data
WORKDIR /app
COPY --from=build /image ./
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=65536 NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=8"
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER highstreet
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["/app/node", "scripts/healthcheck.mjs"]
ENTRYPOINT ["/app/node", "build/server/main.js"]
