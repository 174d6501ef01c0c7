/** The icons of the mall, by what they mean. A page carries only those that it names. */
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  ArrowUpToLine,
  Bell,
  Building2,
  Calendar,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Flame,
  Footprints,
  Headset,
  Heart,
  History,
  House,
  Image,
  ImageOff,
  Info,
  LayoutGrid,
  List,
  LoaderCircle,
  Lock,
  LogOut,
  MapPin,
  Menu,
  MessageSquare,
  Minus,
  Package,
  PackageOpen,
  Pause,
  Pencil,
  Phone,
  Play,
  Plus,
  Printer,
  QrCode,
  ReceiptText,
  RefreshCw,
  RotateCcw,
  Search,
  Settings,
  Share2,
  ShieldCheck,
  ShoppingCart,
  SlidersHorizontal,
  Smartphone,
  Smile,
  Star,
  Store,
  Tag,
  TicketPercent,
  Trash2,
  TriangleAlert,
  Truck,
  Upload,
  User,
  Users,
  Wallet,
  Wrench,
  X,
} from "lucide";
import { drawing } from "./drawing.ts";

export const SortDownIcon = /* @__PURE__ */ drawing(ArrowDown);
export const ArrowLeftIcon = /* @__PURE__ */ drawing(ArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ drawing(ArrowRight);
export const SortUpIcon = /* @__PURE__ */ drawing(ArrowUp);
export const SortIcon = /* @__PURE__ */ drawing(ArrowUpDown);
export const BackToTopIcon = /* @__PURE__ */ drawing(ArrowUpToLine);
export const BellIcon = /* @__PURE__ */ drawing(Bell);
export const EnterpriseIcon = /* @__PURE__ */ drawing(Building2);
export const CalendarIcon = /* @__PURE__ */ drawing(Calendar);
export const CameraIcon = /* @__PURE__ */ drawing(Camera);
export const CheckIcon = /* @__PURE__ */ drawing(Check);
export const ChevronDownIcon = /* @__PURE__ */ drawing(ChevronDown);
export const ChevronLeftIcon = /* @__PURE__ */ drawing(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ drawing(ChevronRight);
export const FirstPageIcon = /* @__PURE__ */ drawing(ChevronsLeft);
export const LastPageIcon = /* @__PURE__ */ drawing(ChevronsRight);
export const ChevronUpIcon = /* @__PURE__ */ drawing(ChevronUp);
export const ErrorIcon = /* @__PURE__ */ drawing(CircleAlert);
export const SuccessIcon = /* @__PURE__ */ drawing(CircleCheck);
export const HelpIcon = /* @__PURE__ */ drawing(CircleHelp);
export const ClockIcon = /* @__PURE__ */ drawing(Clock);
export const CopyIcon = /* @__PURE__ */ drawing(Copy);
export const PaymentIcon = /* @__PURE__ */ drawing(CreditCard);
export const DownloadIcon = /* @__PURE__ */ drawing(Download);
export const MoreIcon = /* @__PURE__ */ drawing(Ellipsis);
export const ExternalIcon = /* @__PURE__ */ drawing(ExternalLink);
export const ShowIcon = /* @__PURE__ */ drawing(Eye);
export const HideIcon = /* @__PURE__ */ drawing(EyeOff);
export const InvoiceIcon = /* @__PURE__ */ drawing(FileText);
export const FlashSaleIcon = /* @__PURE__ */ drawing(Flame);
export const FootprintIcon = /* @__PURE__ */ drawing(Footprints);
export const ServiceIcon = /* @__PURE__ */ drawing(Headset);
export const WishlistIcon = /* @__PURE__ */ drawing(Heart);
export const HistoryIcon = /* @__PURE__ */ drawing(History);
export const HomeIcon = /* @__PURE__ */ drawing(House);
export const PictureIcon = /* @__PURE__ */ drawing(Image);
export const PictureMissingIcon = /* @__PURE__ */ drawing(ImageOff);
export const InfoIcon = /* @__PURE__ */ drawing(Info);
export const GridViewIcon = /* @__PURE__ */ drawing(LayoutGrid);
export const ListViewIcon = /* @__PURE__ */ drawing(List);
export const LoadingIcon = /* @__PURE__ */ drawing(LoaderCircle);
export const SignOutIcon = /* @__PURE__ */ drawing(LogOut);
export const AddressIcon = /* @__PURE__ */ drawing(MapPin);
export const MenuIcon = /* @__PURE__ */ drawing(Menu);
export const MessageIcon = /* @__PURE__ */ drawing(MessageSquare);
export const MinusIcon = /* @__PURE__ */ drawing(Minus);
export const PackageIcon = /* @__PURE__ */ drawing(Package);
export const EmptyIcon = /* @__PURE__ */ drawing(PackageOpen);
export const PauseIcon = /* @__PURE__ */ drawing(Pause);
export const EditIcon = /* @__PURE__ */ drawing(Pencil);
export const PhoneIcon = /* @__PURE__ */ drawing(Phone);
export const PlayIcon = /* @__PURE__ */ drawing(Play);
export const PlusIcon = /* @__PURE__ */ drawing(Plus);
export const PrintIcon = /* @__PURE__ */ drawing(Printer);
export const QrCodeIcon = /* @__PURE__ */ drawing(QrCode);
export const OrderIcon = /* @__PURE__ */ drawing(ReceiptText);
export const RefreshIcon = /* @__PURE__ */ drawing(RefreshCw);
export const ReturnIcon = /* @__PURE__ */ drawing(RotateCcw);
export const SearchIcon = /* @__PURE__ */ drawing(Search);
export const SettingsIcon = /* @__PURE__ */ drawing(Settings);
export const ShareIcon = /* @__PURE__ */ drawing(Share2);
export const TrustIcon = /* @__PURE__ */ drawing(ShieldCheck);
export const CartIcon = /* @__PURE__ */ drawing(ShoppingCart);
export const FilterIcon = /* @__PURE__ */ drawing(SlidersHorizontal);
export const MobileIcon = /* @__PURE__ */ drawing(Smartphone);
export const StarIcon = /* @__PURE__ */ drawing(Star);
export const ShopIcon = /* @__PURE__ */ drawing(Store);
export const TagIcon = /* @__PURE__ */ drawing(Tag);
export const CouponIcon = /* @__PURE__ */ drawing(TicketPercent);
export const DeleteIcon = /* @__PURE__ */ drawing(Trash2);
export const WarningIcon = /* @__PURE__ */ drawing(TriangleAlert);
export const DeliveryIcon = /* @__PURE__ */ drawing(Truck);
export const UploadIcon = /* @__PURE__ */ drawing(Upload);
export const UserIcon = /* @__PURE__ */ drawing(User);
export const GroupIcon = /* @__PURE__ */ drawing(Users);
export const BalanceIcon = /* @__PURE__ */ drawing(Wallet);
export const ToolIcon = /* @__PURE__ */ drawing(Wrench);
export const CloseIcon = /* @__PURE__ */ drawing(X);
export const LockIcon = /* @__PURE__ */ drawing(Lock);
export const EmojiIcon = /* @__PURE__ */ drawing(Smile);
