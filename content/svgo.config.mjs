/**
 * Tidies a picture saved by a drawing program: one element a line, positions first, nothing the
 * program added for itself. No shape is converted, so the picture stays as easy to edit.
 */
export default {
  js2svg: { pretty: true, indent: 2, eol: "lf", finalNewline: true },
  plugins: [
    "removeDoctype",
    "removeXMLProcInst",
    "removeComments",
    "removeMetadata",
    "removeEditorsNSData",
    "removeTitle",
    "removeDesc",
    "cleanupAttrs",
    "removeUnknownsAndDefaults",
    "removeUselessDefs",
    "removeUnusedNS",
    "removeEmptyAttrs",
    "removeEmptyContainers",
    "moveElemsAttrsToGroup",
    "collapseGroups",
    {
      name: "sortAttrs",
      params: {
        order: "id x y width height cx cy r rx ry x1 y1 x2 y2 points d transform fill stroke".split(
          " ",
        ),
      },
    },
  ],
};
