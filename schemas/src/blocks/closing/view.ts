export const closingView = /* groq */ `heading, text, label, chatMessage, claims` as const;
