import { type FormEvent, useState } from "react";
import { Button } from "../Button/Button.tsx";
import * as css from "./Pagination.css.ts";

interface PageJumpProps {
  pageCount: number;
  onChange: (page: number) => void;
  /** Words before the field, and of the button. */
  labels: { jump: string; go: string };
}

/** Type a page number and go; full-width digits are understood, too large a number means the last page. */
export function PageJump({ pageCount, onChange, labels }: PageJumpProps) {
  const [text, setText] = useState("");
  function go(event: FormEvent) {
    event.preventDefault();
    const asked = Number.parseInt(text.normalize("NFKC"), 10);
    if (Number.isNaN(asked)) return;
    onChange(Math.min(Math.max(asked, 1), pageCount));
    setText("");
  }
  return (
    <form className={css.jump} onSubmit={go}>
      {labels.jump}
      <input
        aria-label={labels.jump}
        autoComplete="off"
        className={css.jumpInput}
        inputMode="numeric"
        onChange={(event) => setText(event.currentTarget.value)}
        value={text}
      />
      <Button tone="neutral" type="submit" variant="outline">
        {labels.go}
      </Button>
    </form>
  );
}
