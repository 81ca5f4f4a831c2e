/** Says what it is, wherever it is shown. */
export const CAPTION = "Illustrative example: scripted answers";

/** What a visitor's chat begins with where the demonstration has no answer. */
export const chatGreeting = (question: string) => `Hi Team, I'd like to ask: ${question}`;
