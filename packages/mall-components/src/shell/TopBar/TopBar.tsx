import type { FormEvent } from "react";

/** Who is signed in, as the top bar shows it. */
export interface TopBarUser {
  /** Current enterprise's name for an enterprise member, else the company's name (Spec §2). */
  name: string;
  /** User type; 2 and 4 get the tag look (Spec §6). */
  userTypeId: number;
  /** Whether the person is an enterprise member (`enterpriseUser` 1). */
  isEnterpriseUser: boolean;
  /** How many enterprises the person belongs to; the picker opens from two up. */
  enterpriseCount: number;
}
export interface TopBarProps {
  /** The person signed in. Absent for a visitor: sign-in and registration show instead. */
  user?: TopBarUser;
  /** Unread messages; the red dot shows from one up. Default 0. */
  unreadCount?: number;
  /** Called when the enterprise name is pressed (only with two enterprises or more). */
  onPickEnterprise?: () => void;
  /** Where the enterprise name leads before scripts run. Default `/user-center/uc-enterprise`. */
  enterpriseHref?: string;
  /** Called when sign-out is submitted; the form posts on its own otherwise. */
  onLogout?: (event: FormEvent<HTMLFormElement>) => void;
  /** Where the sign-out form posts. Default `/logout`. */
  logoutAction?: string;
  /** Sign-in page, with its redirect. Default `/login`. */
  loginHref?: string;
  /** Registration page. Default `/register`. */
  registerHref?: string;
  /** Message centre. Default `/user-center/uc-message`. */
  messagesHref?: string;
  /** Order list, the personal centre's door (Spec §2). Default `/user-center/uc-order`. */
  ordersHref?: string;
}

/** TopBar. */
export function TopBar(_props: TopBarProps) {
  return <div data-part="TopBar" />;
}
