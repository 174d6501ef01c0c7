"use client";

import type { CategoryNode } from "@tradehall/mall-components/chrome/CategoryFlyout";
import type { LinkComponentProps } from "@tradehall/ui/Link";
import Link from "next/link";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { ShopFrame } from "../ShopFrame";

const RouterLink = (props: LinkComponentProps) => <Link {...props} />;

/** The frame of every page, on the router of Next. */
export function Shell({ categories, children }: { categories: CategoryNode[]; children: ReactNode }) {
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const place = {
    address: search ? `${pathname}?${search}` : pathname,
    go: (href: string, { replaces = false } = {}) => (replaces ? router.replace(href) : router.push(href)),
  };
  return (
    <ShopFrame categories={categories} link={RouterLink} place={place}>
      {children}
    </ShopFrame>
  );
}
