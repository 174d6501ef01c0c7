export { WalletHead, type WalletHeadProps } from "./WalletHead.tsx";
