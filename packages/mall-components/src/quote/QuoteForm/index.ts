export { QuoteForm, type QuoteFormProps } from "./QuoteForm.tsx";
export type { QuoteFormLineView } from "./QuoteFormLine.tsx";
