/** A company of the look-up. */
export interface CompanyChoice {
  /** Name as registered. */
  name: string;
  /** Unified social credit code. */
  creditCode: string;
  /** A second line, e.g. legal person and place. */
  description?: string;
}

export interface CompanyFieldProps {
  /** Input name of the company's. Default `enterpriseName`. */
  name?: string;
  /** The words above it. Default 企业名称. */
  label?: string;
  /** An example of what to type. */
  placeholder?: string;
  /** Name to start with. */
  defaultValue?: string;
  /** Credit code that goes with it. */
  defaultCreditCode?: string;
  /** Companies for what is typed now. */
  companies?: readonly CompanyChoice[];
  /** Called 300 ms after the last keystroke, from two characters on, never during IME composition (Spec §7 `/qccCompany`). */
  onLookUp?: ((keyword: string) => void) | undefined;
  /** Called with a company that is picked, by a form that has a field of its own for the code; else `creditCode` is sent. */
  onPick?: ((company: CompanyChoice) => void) | undefined;
  /** Whether companies are on their way. */
  isLoading?: boolean;
}
