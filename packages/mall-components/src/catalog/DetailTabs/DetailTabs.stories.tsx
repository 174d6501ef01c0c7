import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleSections as sections } from "../../samples/catalog-sections.tsx";
import { Price } from "../Price/Price.tsx";
import { DetailTabs } from "./DetailTabs.tsx";

const meta = {
  title: "catalog/DetailTabs",
  component: DetailTabs,
  args: { sections },
} satisfies Meta<typeof DetailTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAside: Story = { args: { aside: <Price yuan="468.00" /> } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
