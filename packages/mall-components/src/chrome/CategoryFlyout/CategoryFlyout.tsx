import { ChevronRightIcon, Icon } from "@tradehall/ui/Icon";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./CategoryFlyout.css.ts";
import { words } from "./CategoryFlyout.messages.ts";
import { CategoryPanel } from "./CategoryPanel.tsx";
import type { CategoryFlyoutProps } from "./category-flyout-props.ts";
import { useCategoryFlyout } from "./use-category-flyout.ts";

/** Three columns of categories: first levels, and for the one that is open its second and third levels. */
export function CategoryFlyout(props: CategoryFlyoutProps) {
  const { categories, variant = "flyout", isDisabled } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const Anchor = useLinkComponent();
  const flyout = useCategoryFlyout(props);
  const { first } = flyout;

  if (categories.length === 0) {
    return (
      <nav aria-label={intl.formatMessage(chromeWords.allCategories)} className={css.root({ variant })}>
        <p className={css.empty}>{intl.formatMessage(words.empty)}</p>
      </nav>
    );
  }
  return (
    <nav
      aria-label={intl.formatMessage(chromeWords.allCategories)}
      className={css.root({ variant })}
      data-open={first !== undefined || undefined}
      onBlur={(event) => {
        if (variant === "pinned" && !event.currentTarget.contains(event.relatedTarget)) flyout.shut();
      }}
      onKeyDown={flyout.onKeyDown}
      onPointerEnter={flyout.stay}
      onPointerLeave={flyout.leave}
      ref={flyout.root}
    >
      <ul className={css.first} data-column="first">
        {categories.map((node) => (
          <li
            className={css.firstItem}
            data-selected={node === first || undefined}
            key={node.id}
            onPointerEnter={(event) => flyout.enterFirst(node, event)}
            // A row that was only crossed on the way into the panel opens nothing any more.
            onPointerLeave={flyout.stay}
          >
            <Anchor
              aria-disabled={isDisabled || undefined}
              className={css.firstLink}
              href={routes.category(node.id)}
              onClick={(event) => {
                const { nativeEvent: press } = event;
                const isTouch = "pointerType" in press && press.pointerType === "touch";
                if (isDisabled) event.preventDefault();
                // The first tap opens what a pointer would open by hovering; the second follows the link.
                else if (isTouch && node !== first) {
                  event.preventDefault();
                  flyout.openFirst(node);
                } else flyout.shut();
              }}
              onFocus={(event) => {
                if (event.currentTarget.matches(":focus-visible")) flyout.openFirst(node);
              }}
            >
              <Text size="inherit" tone="inherit" lines={1}>
                {node.name}
              </Text>
              <span className={css.firstSign}>
                <Icon as={ChevronRightIcon} size="s" />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {first && (
        <CategoryPanel
          first={first}
          onChoose={flyout.shut}
          onSecond={flyout.setSecondId}
          second={flyout.second}
        />
      )}
    </nav>
  );
}
