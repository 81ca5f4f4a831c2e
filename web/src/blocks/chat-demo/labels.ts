/** The label shown with the demonstration. */
export const CAPTION = "Illustrative example";

/** The opening message of the chat when the demonstration has no answer. */
export const chatGreeting = (question: string) => `Hi Team, I'd like to ask: ${question}`;
