# A node in a container; see docs/operate.md. test/operate/container.test.ts runs the steps of this file.
ARG NODE=22.21.1-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:${NODE}
RUN apt-get update \
 && apt-get install --yes --no-install-recommends libatomic1 \
 && rm -rf /var/lib/apt/lists/* \
 && groupadd --gid 10001 trellis \
 && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin trellis \
 && install --directory --owner 10001 --group 10001 --mode 0700 /data
COPY --from=build /app /app
# Listens on all addresses of the container; `docker run` decides which ports are published. Doubles the young generation, so that
# bundles waiting for the next block are copied less often (docs/performance.md).
ENV NODE_ENV=production NODE_OPTIONS=--max-semi-space-size=32 HOME=/data TRELLIS_DATA_DIR=/data TRELLIS_RPC_HOST=0.0.0.0
WORKDIR /data
VOLUME /data
EXPOSE 9933/tcp 9944/udp
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.TRELLIS_RPC_PORT || 9933) + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/dist/cli/main.js"]
CMD ["start"]
