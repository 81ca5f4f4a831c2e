export const articleListExample = { _type: "articleList" };
