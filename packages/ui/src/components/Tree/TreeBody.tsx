import { Button } from "react-aria-components/Button";
import { Collection } from "react-aria-components/ListBox";
import { Tree, TreeItem, TreeItemContent } from "react-aria-components/Tree";
import { TickBox } from "../../internal/choice/TickBox.tsx";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";
import { PressStyle } from "../../internal/overlay/PressStyle.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { CheckIcon, ChevronRightIcon } from "../Icon/icons.ts";
import * as css from "./Tree.css.ts";
import type { TreeItem as Item, TreeBodyProps } from "./Tree.tsx";

type Mode = TreeBodyProps["selectionMode"];

function Node({ item, mode }: { item: Item; mode: Mode }) {
  const { id, label, description, icon, isDisabled, items = [] } = item;
  return (
    <TreeItem className={css.row} id={id} isDisabled={isDisabled} textValue={label}>
      <TreeItemContent>
        {({ hasChildItems }) => (
          <div className={css.content}>
            {hasChildItems ? (
              <Button className={css.opener} slot="chevron">
                <span className={css.arrow}>
                  <Icon as={ChevronRightIcon} size="s" />
                </span>
              </Button>
            ) : (
              <span className={css.opener} />
            )}
            {mode === "multiple" && <TickBox />}
            {icon && <Icon as={icon} size="s" />}
            <span className={css.words({ isDisabled })}>
              {label}
              {description && <span className={css.description}>{description}</span>}
            </span>
            {mode === "single" && (
              <span className={css.check}>
                <Icon as={CheckIcon} size="s" />
              </span>
            )}
          </div>
        )}
      </TreeItemContent>
      <Collection items={items}>{(below) => <Node item={below} mode={mode} />}</Collection>
    </TreeItem>
  );
}

/** Ids of all nodes, for “all” by keyboard. */
const everyId = (items: readonly Item[]): string[] =>
  items.flatMap(({ id, items: below = [] }) => [id, ...everyId(below)]);

/** The part of a tree that needs React Aria: loaded when one is shown. */
export default function TreeBody(props: TreeBodyProps) {
  const { label, items, selectionMode = "none", chosen, expanded, emptyText } = props;
  return (
    <AriaLocale>
      <PressStyle />
      <Tree
        aria-label={label}
        className={css.tree}
        // What is below a disabled node can be opened.
        disabledBehavior="selection"
        expandedKeys={expanded}
        items={items}
        onExpandedChange={(keys) => props.onExpand([...keys].map(String))}
        onSelectionChange={(keys) => props.onChoose(keys === "all" ? everyId(items) : [...keys].map(String))}
        renderEmptyState={() => <div className={css.empty}>{emptyText}</div>}
        selectedKeys={chosen}
        selectionMode={selectionMode}
      >
        {(item) => <Node item={item} mode={selectionMode} />}
      </Tree>
    </AriaLocale>
  );
}
