import type { TypedMessageDescriptor } from "react-intl";
import type { ValuesOf } from "./values-of.ts";

/** One message as it is written down: its id and its Chinese text. */
interface Source {
  id: string;
  defaultMessage: string;
}

/** Names a component's words; what `formatMessage` must fill each with follows from its Chinese text. */
export const defineMessages = <const Sources extends Record<string, Source>>(
  sources: Sources,
): { readonly [Key in keyof Sources]: TypedMessageDescriptor<ValuesOf<Sources[Key]["defaultMessage"]>> } =>
  sources as never;
