/** Says a price's scope as a sentence: “For one mailbox”, “When you book 12 months”, or else “Includes 5 posts”. */
export const describeScope = (scope: string) =>
  /^(?:for|when|with) /.test(scope)
    ? `${scope.charAt(0).toUpperCase()}${scope.slice(1)}`
    : `Includes ${scope}`;
