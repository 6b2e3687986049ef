# docker build --build-arg SITE_URL=https://www.example.com -t sand-and-signal .
# Images are pinned by digest, because a tag can be moved.
FROM node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The pages contain both values: build again after a change.
ARG SITE_URL=http://localhost:4321
ARG PUBLIC_API_HOST=
# The image has its own Node. The packages node and everything needed only for the build are removed.
RUN npm run build && npm prune --omit=dev --omit=optional

FROM node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe
WORKDIR /site
ENV NODE_ENV=production DATA_DIR=/data
# The folder of the SQLite database. With DATABASE_URL it stays empty.
RUN install -d -o node -g node -m 700 /data
VOLUME /data
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY --from=build /site/server server
# Files of the site that the server reads: the rules of an enquiry, and its own texts.
COPY --from=build /site/src/content src/content
COPY --from=build /site/src/lib src/lib
COPY --from=build /site/src/styles src/styles
COPY --from=build /site/scripts scripts
ARG SITE_URL=http://localhost:4321
ARG PUBLIC_API_HOST=
ENV SITE_URL=$SITE_URL PUBLIC_API_HOST=$PUBLIC_API_HOST
USER node
EXPOSE 4321
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4321}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/main.ts"]
