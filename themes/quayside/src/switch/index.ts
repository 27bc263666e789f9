import { mountSwitchScreen } from '@quayside/admin/switch';

mountSwitchScreen();
