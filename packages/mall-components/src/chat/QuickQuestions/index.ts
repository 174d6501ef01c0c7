export { QuickQuestions, type QuickQuestionsProps } from "./QuickQuestions.tsx";
