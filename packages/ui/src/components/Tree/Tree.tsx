import { useState } from "react";
import { lazyPart } from "../../lazy-part/index.tsx";
import { Icon, type IconShape } from "../Icon/Icon.tsx";
import { ChevronRightIcon } from "../Icon/icons.ts";
import * as css from "./Tree.css.ts";

/** One node with all that is below it. */
export interface TreeItem {
  /** Identity, no two are the same in a tree. */
  id: string;
  /** The words. */
  label: string;
  /** A second line. */
  description?: string;
  /** An icon before the words. */
  icon?: IconShape;
  /** Cannot be chosen; what is below it can be seen. */
  isDisabled?: boolean;
  /** What is below it. */
  items?: readonly TreeItem[];
}

export interface TreeProps {
  /** Name of the tree for assistive technology. */
  label: string;
  /** The nodes of the first level. */
  items: readonly TreeItem[];
  /** How many can be chosen; choosing a node chooses nothing below it. Default `none`. */
  selectionMode?: "none" | "single" | "multiple";
  /** Ids of what is chosen, when the parent keeps them. */
  value?: readonly string[];
  /** Ids of what is chosen to start with. */
  defaultValue?: readonly string[];
  /** Called with the ids of all that is chosen. */
  onChange?: (ids: string[]) => void;
  /** Ids of the nodes that are open, when the parent keeps them. */
  expandedIds?: readonly string[];
  /** Ids of the nodes that are open to start with. */
  defaultExpandedIds?: readonly string[];
  /** Called with the ids of all that are open. */
  onExpandedChange?: (ids: string[]) => void;
  /** Words in place of nodes when there are none. */
  emptyText?: string;
}

/** What the part that needs React Aria gets. */
export interface TreeBodyProps extends Pick<TreeProps, "label" | "items" | "emptyText" | "selectionMode"> {
  chosen: readonly string[];
  expanded: readonly string[];
  onChoose: (ids: string[]) => void;
  onExpand: (ids: string[]) => void;
}

const TreeBody = lazyPart(async () => (await import("./TreeBody.tsx")).default);

function WaitingLine({ item, canOpen }: { item: TreeItem; canOpen: boolean }) {
  return (
    <div className={css.content}>
      <span className={css.opener}>
        {canOpen && (
          <span className={css.arrow}>
            <Icon as={ChevronRightIcon} size="s" />
          </span>
        )}
      </span>
      {item.icon && <Icon as={item.icon} size="s" />}
      <span className={css.words({ isDisabled: item.isDisabled })}>
        {item.label}
        {item.description && <span className={css.description}>{item.description}</span>}
      </span>
    </div>
  );
}

/** The same as lists that the browser opens, before the code of the tree comes and without script. */
function Waiting({ items, expanded }: Pick<TreeBodyProps, "items" | "expanded">) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          {item.items?.length ? (
            <details open={expanded.includes(item.id)}>
              <summary>
                <WaitingLine canOpen item={item} />
              </summary>
              <div className={css.below}>
                <Waiting expanded={expanded} items={item.items} />
              </div>
            </details>
          ) : (
            <WaitingLine canOpen={false} item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Nodes in levels that open and close, and that can be chosen. */
export function Tree(props: TreeProps) {
  const { label, items, selectionMode = "none", emptyText } = props;
  const [ownChosen, setOwnChosen] = useState(props.defaultValue ?? []);
  const [ownExpanded, setOwnExpanded] = useState(props.defaultExpandedIds ?? []);
  const expanded = props.expandedIds ?? ownExpanded;
  return (
    <TreeBody
      {...{ label, items, selectionMode, emptyText, expanded }}
      chosen={props.value ?? ownChosen}
      fallback={
        <div className={css.tree}>
          <Waiting expanded={expanded} items={items} />
        </div>
      }
      onChoose={(ids) => {
        setOwnChosen(ids);
        props.onChange?.(ids);
      }}
      onExpand={(ids) => {
        setOwnExpanded(ids);
        props.onExpandedChange?.(ids);
      }}
    />
  );
}
