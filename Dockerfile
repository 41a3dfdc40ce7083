# The server for a Neo4j of its own container: no Java, no database inside. docker-compose.yml runs it; docs/operations.md
# says how. The embedding model is fetched while the image is built, so that containers start without the internet.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY .swcrc ./
COPY src src
RUN npm run --silent build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The optional packages are Node itself, which the image has, and a canvas, which reading PDF files does not need. Of the
# inference library's binaries only those of this platform stay: it carries them for five.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund \
 && cd node_modules/onnxruntime-node/bin/napi-v6 \
 && find . -mindepth 2 -maxdepth 2 -type d ! -path "./linux/$(node -p process.arch)" -exec rm -r {} +

FROM node:24.21.0-bookworm-slim AS model
RUN apt-get update && apt-get install -y --no-install-recommends maven && rm -rf /var/lib/apt/lists/*
WORKDIR /fetch
COPY src/prerequisites src/prerequisites
COPY src/embedded-neo4j src/embedded-neo4j
# With a database elsewhere only the model is fetched.
RUN NEO4J_URI=elsewhere MNEMOGRAPH_CACHE_DIR=/model node src/prerequisites/ensure.mjs

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    LOG_LEVEL=info \
    MNEMOGRAPH_DATA_DIR=/data \
    MNEMOGRAPH_CACHE_DIR=/model
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=model /model /model
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
COPY schema schema
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As the first process of the container node gets its signals itself: SIGTERM ends everything in order.
CMD ["node", "--enable-source-maps", "dist/main.js"]
