// Generated from messages.yaml by `npm run generate`. Do not edit.
declare const messages: {
  notificationRow: {
    failedToMarkTheNotificationAs: string;
    failedToDeleteTheNotification: string;
    unread: string;
    open: string;
    markAsRead: string;
    delete: string;
  };
  notificationsPage: {
    desktopNotifications: string;
    chooseWhatNotifiesYou: string;
    all: string;
    unread: string;
    read: string;
    failedToMarkAllNotificationsAs: string;
    searchNotifications: string;
    searchNotifications2: string;
    show: string;
    unread2: Message<{ unread: MessageText }>;
    markAllAsRead: string;
    noNotificationsFound: string;
    youreAllCaughtUp: string;
    notifications: string;
    showOlder: string;
  };
  times: {
    justNow: string;
    minutesAgo: Message<{ count: number }>;
    hoursAgo: Message<{ count: number }>;
    daysAgo: Message<{ count: number }>;
  };
};
export default messages;
