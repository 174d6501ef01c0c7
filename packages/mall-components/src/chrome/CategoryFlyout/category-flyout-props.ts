/** One category with its children, three levels deep (Spec §2). */
export interface CategoryNode {
  /** Category id. */
  id: string;
  /** Name. */
  name: string;
  /** Picture of a third level: path without width and file ending. */
  picture?: string;
  /** Children; undefined while not loaded, empty where there are none. */
  children?: readonly CategoryNode[];
}

export interface CategoryFlyoutProps {
  /** First levels; second and third come with them or after `onNeedChildren`. */
  categories: readonly CategoryNode[];
  /** `pinned`: the column is open (home); `flyout`: the parent opens it below its trigger. Default `flyout`. */
  variant?: "flyout" | "pinned";
  /** The first level, loaded with its children, that is open as it appears: a page of one category shows what it has. */
  defaultOpenId?: string;
  /** Whether the shop is closed: nothing opens (Spec §4). */
  isDisabled?: boolean;
  /** Called when a first level is entered whose children are not loaded. */
  onNeedChildren?: (categoryId: string) => void;
  /** Called on Escape and after a choice, to close the flyout around it. */
  onClose?: () => void;
  /** Puts the focus on the first level as it appears: it was opened by a key. */
  isFocused?: boolean;
}
