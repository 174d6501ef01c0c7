"use client";

import { NotFoundPage } from "@tradehall/mall-components/chrome/NotFoundPage";

export default function NotFound() {
  return <NotFoundPage />;
}
