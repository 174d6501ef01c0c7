/**
 * What script does in the place of a form's button or of a link. Without a handler the form is sent and the link
 * followed, as without script.
 */
export const instead =
  <Words extends unknown[]>(act: ((...words: Words) => void) | undefined, ...words: Words) =>
  (event: { preventDefault(): void }): void => {
    if (!act) return;
    event.preventDefault();
    act(...words);
  };

/** Props of a button that sends the form around it with `intent=VALUE`; a handler does that in its place. */
export const sends = <Words extends unknown[]>(
  value: string,
  act: ((...words: Words) => void) | undefined,
  ...words: Words
) => ({ name: "intent", onPress: instead(act, ...words), type: "submit", value }) as const;

/** The same of a button beside what matters more. */
export const sendsAside = <Words extends unknown[]>(
  value: string,
  act: ((...words: Words) => void) | undefined,
  ...words: Words
) => ({ tone: "neutral", variant: "outline", ...sends(value, act, ...words) }) as const;

/** The same of a small one. */
export const sendsQuietly = <Words extends unknown[]>(
  variant: "ghost" | "outline",
  value: string,
  act: ((...words: Words) => void) | undefined,
  ...words: Words
) => ({ size: "s", tone: "neutral", variant, ...sends(value, act, ...words) }) as const;
