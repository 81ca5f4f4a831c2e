/** A price's scope at the start of a sentence: “Design only”, “For one mailbox”. */
export const describeScope = (scope: string) => scope.charAt(0).toUpperCase() + scope.slice(1);
