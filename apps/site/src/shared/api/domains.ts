// The domains of the backend that only some pages call: each is fetched when it is first called.
export const auctionsApi = () => import('@furlong/backend/auctions');
export const awardsApi = () => import('@furlong/backend/awards');
export const calendarApi = () => import('@furlong/backend/calendar');
export const championshipsApi = () => import('@furlong/backend/championships');
export const equipmentApi = () => import('@furlong/backend/equipment');
export const gallopsApi = () => import('@furlong/backend/gallops');
export const jockeysApi = () => import('@furlong/backend/jockeys');
export const leaderboardsApi = () => import('@furlong/backend/leaderboards');
export const limitsApi = () => import('@furlong/backend/limits');
export const mailsApi = () => import('@furlong/backend/mails');
export const marketApi = () => import('@furlong/backend/market');
export const moneyApi = () => import('@furlong/backend/money');
export const requestsApi = () => import('@furlong/backend/requests');
export const seasonApi = () => import('@furlong/backend/season');
export const statisticsApi = () => import('@furlong/backend/statistics');
export const trainingApi = () => import('@furlong/backend/training');
