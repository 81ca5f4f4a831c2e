# syntax=docker/dockerfile:1
# The site alone, and, as the target `demo`, the whole project: docs/hosts/container.md.
FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e AS base

FROM base AS installed
WORKDIR /app
RUN chown node /app
USER node
# Only what decides which packages are installed: a change to anything else installs none again.
COPY --chown=node package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY --chown=node scripts/bootstrap.mjs scripts/package.json scripts/
COPY --chown=node content/package.json content/
COPY --chown=node lake/package.json lake/
COPY --chown=node schemas/package.json schemas/
COPY --chown=node studio/package.json studio/
COPY --chown=node supabase/package.json supabase/
COPY --chown=node web/package.json web/
# pnpm links packages from its store where it can; across a mount it copies them.
RUN --mount=type=cache,target=/home/node/.cache,uid=1000 \
  --mount=type=cache,target=/home/node/.local/share/pnpm,uid=1000 \
  npm run setup
COPY --chown=node . .

FROM installed AS demo
# Publish the ports on 127.0.0.1 only, as compose.yaml does: whoever reaches the lake is its administrator.
ENV SITE_HOST=0.0.0.0 STUDIO_HOST=0.0.0.0 LAKE_HOST=0.0.0.0 SUPABASE_HOST=0.0.0.0 MAILBOX_HOST=0.0.0.0
EXPOSE 3000 3333 3010 54321 8025
# A volume takes its owner from the folder in the image.
RUN mkdir -m 700 /app/.data
VOLUME /app/.data
CMD ["node", "scripts/bootstrap.mjs", "start"]

FROM installed AS packaged
ARG SITE_URL STUDIO_URL SANITY_PROJECT_ID SANITY_DATASET SUPABASE_URL SUPABASE_PUBLISHABLE_KEY
# Empty: Sanity's own Content Lake.
ARG SANITY_API_HOST=
RUN --mount=type=cache,target=/app/.turbo/cache,uid=1000 npm run package

FROM scratch AS studio
COPY --from=packaged /app/dist/studio /

FROM base AS site
ENV SITE_HOST=0.0.0.0 SITE_FILES_DIR=/files
RUN mkdir /files && chown node /files
COPY --from=packaged /app/dist/site /site
WORKDIR /site
USER node
EXPOSE 3000
VOLUME /files
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SITE_PORT || process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself receives SIGTERM, and stops as docs/request-lifecycle.md says.
CMD ["node", "--enable-source-maps", "--max-old-space-size=320", "--max-semi-space-size=8", "server.js"]
