import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { Skeleton } from "@tradehall/ui/Skeleton";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { words } from "./CategoryFlyout.messages.ts";
import * as css from "./CategoryPanel.css.ts";
import type { CategoryNode } from "./category-flyout-props.ts";

export interface CategoryPanelProps {
  /** The first level that is open. */
  first: CategoryNode;
  /** The second level whose children show. */
  second: CategoryNode | undefined;
  /** Called when a second level is entered. */
  onSecond: (categoryId: string) => void;
  /** Called when something was chosen. */
  onChoose: () => void;
}

/** Middle and right column: second levels of a first level, third levels of one of them. */
export function CategoryPanel({ first, second, onSecond, onChoose }: CategoryPanelProps) {
  const intl = useIntl();
  const routes = useRoutes();
  const Anchor = useLinkComponent();
  if (first.children === undefined) {
    return (
      <div className={css.panel}>
        <div aria-label={intl.formatMessage(listWords.loading)} className={css.second} role="status">
          <Skeleton lines={6} shape="text" size="m" />
        </div>
        <div className={css.third} />
      </div>
    );
  }
  if (first.children.length === 0) {
    return (
      <div className={css.panel}>
        <p className={css.empty}>{intl.formatMessage(words.empty)}</p>
      </div>
    );
  }
  return (
    <div className={css.panel}>
      <ul className={css.second} data-column="second">
        {first.children.map((node) => (
          <li key={node.id} onPointerEnter={() => onSecond(node.id)}>
            <Anchor
              aria-current={node === second ? "true" : undefined}
              className={css.secondLink}
              href={routes.category(first.id, node.id)}
              onClick={onChoose}
              onFocus={() => onSecond(node.id)}
            >
              {node.name}
            </Anchor>
          </li>
        ))}
      </ul>
      {second && (
        <div className={css.third}>
          <Link href={routes.category(first.id, second.id)} onClick={onChoose} tone="neutral">
            <strong>{second.name}</strong>
          </Link>
          {second.children && second.children.length > 0 ? (
            <ul className={css.thirdGrid} data-column="third">
              {second.children.map((node) => (
                <li key={node.id}>
                  <Anchor
                    className={css.thirdLink}
                    href={routes.category(first.id, second.id, node.id)}
                    onClick={onChoose}
                  >
                    {node.picture !== undefined && (
                      <span className={css.thirdPicture}>
                        <ProductPicture alt="" path={node.picture} rounding="s" width={72} />
                      </span>
                    )}
                    <span>{node.name}</span>
                  </Anchor>
                </li>
              ))}
            </ul>
          ) : (
            <p className={css.empty}>{intl.formatMessage(words.empty)}</p>
          )}
          <span className={css.all}>
            <Link href={routes.category(first.id)} onClick={onChoose}>
              {intl.formatMessage(words.all, { name: first.name })}
            </Link>
          </span>
        </div>
      )}
    </div>
  );
}
