import type { CategoryNode } from "@tradehall/mall-components/chrome/CategoryFlyout";
import type { LinkComponentProps } from "@tradehall/ui/Link";
import type { ReactNode } from "react";
import { Link, ScrollRestoration, useLoaderData, useLocation, useNavigate } from "react-router-dom";
import { ShopFrame } from "./ShopFrame";

const RouterLink = ({ href, ...props }: LinkComponentProps) => <Link to={href} {...props} />;

/** The frame of every page, on React Router. */
export function Shell({ children }: { children: ReactNode }) {
  const categories = useLoaderData<CategoryNode[] | undefined>() ?? [];
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const place = {
    address: pathname + search,
    go: (href: string, { replaces = false } = {}) => void navigate(href, { replace: replaces }),
  };
  return (
    <ShopFrame categories={categories} link={RouterLink} place={place}>
      {children}
      {/* Every page that is opened by its address has the same key. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === "default" ? pathname : key)} />
    </ShopFrame>
  );
}
