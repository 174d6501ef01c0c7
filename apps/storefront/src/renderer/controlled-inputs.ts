/**
 * A field whose state is the page's shows that state, whatever was typed or ticked. React sees to it after each event;
 * Preact does not where the state stays as it was: a refused letter, or a choice that did not reach the server.
 */
import type { VNode } from "preact";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Said = Readonly<Record<string, unknown>>;

/** The newest props of the fields that are drawn. */
const drawn = new WeakMap<Field, Said>();

export const isField = ({ type }: VNode): boolean =>
  type === "input" || type === "select" || type === "textarea";

export function noteField(element: Field, props: Said): void {
  drawn.set(element, props);
}

/** Numbers may be written in several ways: 1, 1.0, 01. */
const isSame = (element: Field, value: unknown): boolean =>
  element.value === String(value) || (element.type === "number" && Number(element.value) === Number(value));

function restore(element: Field): void {
  const { value, checked } = drawn.get(element) ?? {};
  if (element instanceof HTMLInputElement && checked !== undefined) {
    if (element.checked !== Boolean(checked)) element.checked = Boolean(checked);
  } else if (value !== undefined && value !== null && !Array.isArray(value) && !isSame(element, value))
    element.value = String(value);
}

/** The buttons that one of them unticks. */
const groupOf = (radio: HTMLInputElement): Field[] =>
  radio.name === ""
    ? [radio]
    : [...(radio.form ?? document).querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
        ({ name, form }) => name === radio.name && form === radio.form,
      );

const isOfField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/**
 * By which event a field's handler is told. Others come before it, and what they restore on their way past a handler
 * around the field, whoever asks would take for the answer: a box is ticked, clicked, input, and only then changed.
 */
const toldBy = (field: Field): string =>
  field instanceof HTMLSelectElement || field.type === "checkbox" || field.type === "radio"
    ? "change"
    : "input";

/** Called before a handler of the event: once it and what it changed are through, the field shows the page's state. */
export function restoreAfter({ type, target }: Event): void {
  if (!isOfField(target) || type !== toldBy(target)) return;
  const fields = target instanceof HTMLInputElement && target.type === "radio" ? groupOf(target) : [target];
  // Preact draws in a microtask that the handler is about to ask for.
  queueMicrotask(() => queueMicrotask(() => fields.forEach(restore)));
}
