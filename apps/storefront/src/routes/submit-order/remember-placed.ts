import { choicesHref, readChoices } from "./choices.ts";

/**
 * Gives the checkout's place in the history the number it was submitted under, so that Back leads to paying: the server
 * says of such a checkout that its orders stand.
 */
export function rememberPlaced(checkout: string, form: FormData): void {
  const uuid = form.get("uuid");
  if (form.get("intent") !== "submit" || typeof uuid !== "string") return;
  const choices = readChoices(new URL(checkout).searchParams);
  window.history.replaceState(window.history.state, "", choicesHref({ ...choices, uuid }));
}
