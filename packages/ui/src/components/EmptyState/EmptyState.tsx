import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { EmptyIcon } from "../Icon/icons.ts";
import * as css from "./EmptyState.css.ts";

export interface EmptyStateProps {
  /** What is not there. */
  title: ReactNode;
  /** Why, and what to do next. */
  description?: ReactNode;
  /** An `Icon` of size `xl` or a small picture. Default an open box. */
  illustration?: ReactNode;
  /** Buttons or links that lead on. */
  actions?: ReactNode;
  /** `s` inside a card or menu, `m` in place of a page's content. Default `m`. */
  size?: "s" | "m";
}

/** Nothing here, why, and the way on. */
export function EmptyState({ title, description, illustration, actions, size = "m" }: EmptyStateProps) {
  return (
    <div className={css.state({ size })}>
      <div aria-hidden="true" className={css.picture}>
        {illustration ?? <Icon as={EmptyIcon} size="xl" />}
      </div>
      <p className={css.title}>{title}</p>
      {description && <div className={css.description}>{description}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
