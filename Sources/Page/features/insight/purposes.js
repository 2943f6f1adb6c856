// The seven communication scenarios in a parent's words (document 001), and being social
// (CommunicationScenario has the same names).
export const PURPOSES = {
  expressWant: "Said what they want or need",
  requestObject: "Asked for something",
  answerYesNo: "Answered yes or no",
  labelObject: "Named something or commented on it",
  requestHelp: "Asked for help",
  answerQuestion: "Answered a question",
  sentence: "Put two or more words together",
  social: "Said hello, “I love you”, thank you or goodbye",
};
