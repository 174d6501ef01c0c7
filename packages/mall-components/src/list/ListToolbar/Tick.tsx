import { CheckIcon, Icon } from "@tradehall/ui/Icon";
import { useLinkComponent } from "@tradehall/ui/Link";
import * as css from "./ListToolbar.css.ts";

/** A tick that is a link: on and off are two addresses. */
export function Tick({ isOn, href, label }: { isOn: boolean; href: string; label: string }) {
  const Anchor = useLinkComponent();
  return (
    <Anchor aria-current={isOn ? "true" : undefined} className={css.tick} href={href}>
      <span className={css.tickBox({ isOn })}>{isOn && <Icon as={CheckIcon} size="s" />}</span>
      {label}
    </Anchor>
  );
}
