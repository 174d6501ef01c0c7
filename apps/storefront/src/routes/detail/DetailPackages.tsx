import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { PackageList } from "@tradehall/mall-components/product/PackageList";
import type { useDetailActions } from "./use-detail-actions.ts";

interface DetailPackagesProps {
  detail: DetailView;
  isSold: boolean;
  actions: Pick<ReturnType<typeof useDetailActions>, "buyPackage">;
}

/** Packages that the product is the main part of; pressed before their code has come, their forms post by themselves. */
export function DetailPackages({ detail, isSold, actions }: DetailPackagesProps) {
  return (
    detail.packages.length > 0 && (
      <PackageList packages={detail.packages} isSold={isSold} onSubmit={actions.buyPackage} />
    )
  );
}
