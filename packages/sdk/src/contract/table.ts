// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

/** A line each: [tag.]verb, mark of the method, how much of its path is that of the line before and the rest of it, manners and ?query. */
export const table = `
auth.user 0auth/user
login +1login #
answerChallenge +1challenge #
startPasskey +1passkey/start #
answerPasskey +2 #
signup +1signup #
logout +1logout
forgotPassword +1password/forgot #
resetPassword +2reset #
confirmPassword +1confirm #
sendConfirmation +1email/confirmation
confirmEmail +2confirm #
invitations.get 0invitations/{token}
accept +2accept
organization.get 0organization
updateBranding ~1branding #
uploadLogo +1logo @
settings 1settings
updateGeneral ~2general #
requireSecondFactor =2second-factor #
updateEmail ~2email #
testEmail +3test #
updateApi ~2api #
mailTexts.list 1mail-texts
update =2{kind}/{language} #
reset -4
preview +4preview #
organization.firstSteps 1first-steps
updateFirstSteps ~2 #
apiKey 1api-key
regenerateApiKey +2regenerate
setCustomDomain +0organizations/{id}/custom-domain #
removeCustomDomain -3
verifyCustomDomain +2verify-domain
dashboard.counts 0dashboard/counts
stats 1stats ?period
performance 1performance ?period
due 1due ?mine
automation 1automation
metrics.overview 0metrics/overview ?period,from,to
agents 1agents ?period,from,to
sla 1sla ?period,from,to
report 1report.csv $?report,period,from,to
sendReport +1report #
customers.list 0customers *?email,externalId,updatedSince,limit,cursor
update =1 #
tickets.list 0tickets *?status,priority,assignedAgentId,customerEmail,turn,snoozed,tags,anyTag,noTag,channel,formId,domain,hasFile,unread,mentioned,followerId,q,externalId,createdFrom,createdBefore,updatedSince,number,query,sort,limit,cursor
create +1 !#
stats 1stats
unread 1unread
origins 1origins
import +1import #
bulk +1bulk #
listDeleted 0trash *?q,limit,cursor
getDeleted 1{id}
restore +0tickets/restore #
deleteForGood +1delete-for-good #
listSpam 0spam *?q,limit,cursor
markSpam +1 #
getSpam 1{id}
unmarkSpam +0tickets/not-spam #
files.upload +0files %?name
beginUpload +1uploads ?name
getUpload 2{id}
appendToUpload ~3 ^
cancelUpload -3
confirmUpload +3confirmation
blockedSenders.list 0blocked-senders
create +1 #
delete -1{id}
mailbox.get 0mailbox
test +1tests
testResult 2{id}
listHeld 1held *?limit,cursor
takeIn +2{id}/take-in
tickets.merge +0tickets/merge !#
unmerge +1unmerge !#
get 1{id}
update ~2 !#
delete -2
suggestTags 2suggested-tags
markRead ~2read #
markUnread ~2unread
reply +2messages !#
split +2split !#
unsplit +2unsplit !
snooze +2snooze !#
unsnooze -3
handOver +2hand-over !#
removeDraft -2messages/{messageId}/draft
follow +2followers #
unfollow -3{userId}
customerLanguage 2customer-language
setCustomerLanguage =3 #
listLinks 2links
link +3 #
unlink -3{otherId}
suggestDuplicates 2suggested-duplicates
tasks.list 2tasks
create +3 !#
update ~3{taskId} #
delete -4
restore +4restore
time.list 2time-entries
create +3 !#
update ~3{entryId} #
delete -4
restore +4restore
startTimer +2timer
timer 0timer
stopTimer +1stop
tickets.scheduleReply +0tickets/{id}/scheduled-replies !#
cancelReply -3{replyId}
sendReplyNow +4send
mail 2mails/{mailId} $
search.query 0search ?q,limit
tags.list 0tags
create +1 !#
update ~1{id} #
delete -2
merge +2merge #
restore +2restore
views.list 0views
create +1 !#
counts 1counts
setDefault ~1default #
update ~1{id} #
delete -2
restore +2restore
team.assignable 0team/assignable
setAvailability ~1availability #
list 1members
remove -2{memberId}
setRole ~3role #
resetSecondFactor -3second-factor
invite +1invite !#
invitations 1invitations
revokeInvitation -2{id}
resendInvitation +3resend
contactForms.list 0contact-forms
create +1 !#
stats 1stats
get 1{id}
update ~2 #
delete -2
duplicate +2duplicate !
analytics 2analytics ?period
submissions 2submissions *?q,limit,cursor
submission 3{submissionId}
exportSubmissions 2submissions.csv $?q
chatbot.list 0chatbot/queries *?q,category,isActive,limit,cursor
create +2 !#
import +2import !#
exportJson 1queries.json
exportCsv 1queries.csv $
get 1queries/{id}
update ~3 #
delete -3
stats 1stats
test +1query #
unanswered 1unanswered *?limit,cursor
dismiss -2{id}
teach +3teach #
cannedReplies.list 0canned-replies *?q,folder,visibility,limit,cursor
create +1 !#
folders 1folders
import +1import !#
exportJson 0canned-replies.json ?visibility
exportCsv 0canned-replies.csv $?visibility
get 0canned-replies/{id}
update ~2 #
delete -2
restore +2restore
copyFiles +2copy-files
use +2use
macros.list 0macros
create +1 !#
undo +1undo !#
update ~1{id} #
delete -2
restore +2restore
preview +2preview #
apply +2apply !#
helpCategories.list 0help/categories
create +2 !#
reorder =2order #
update ~2{id} #
delete -3
helpArticles.links 1article-links ?q,limit
list 1articles *?q,categoryId,isPublished,externalId,updatedSince,sort,limit,cursor
create +2 !#
get 2{id}
update ~3 #
delete -3
saveDraft =3draft #
discardDraft -4
uploadImage +1images @
help.views 1views ?pageType
chat.list 0chat/sessions *?status,tagId,limit,cursor
stats 1stats
agents 1agents
settings 1settings
updateSettings ~2 #
newIdentitySecret +2identity-secret
get 1sessions/{id}
update ~3 #
accept +3accept
send +3messages !#
addNote +3notes !#
block +3block
markRead +3read #
transfer +3transfer #
close +3close
convertToTicket +3ticket !
notifications.list 0notifications *?isRead,limit,cursor
markAllRead ~1read-all
markRead ~1{id}/read
delete -2
profile.update ~0profile #
uploadPhoto +1upload-photo @
removePhoto -1photo
changePassword ~1password #
sessions.list 1sessions
endOthers -2
end -2{id}
account.secondFactor 1second-factor
startTotp +2totp/setup
confirmTotp +3 #
removeTotp -3
startPasskey +2passkeys/setup
addPasskey +3 #
renamePasskey ~3{id} #
removePasskey -4
makeRecoveryCodes +2recovery-codes
profile.updateNotificationPreferences ~1notifications #
realtime.ticket +0realtime/ticket
publicOrganization.get 0public/org/{subdomain}
resolve 1resolve ?host
publicForms.list 1contact/{subdomain}/forms
submit +3submit !#
publicChatbot.ask +1chatbot/{subdomain}/query #
publicHelp.articles 1help/{subdomain}/articles *?q,category,limit,cursor
article 4{slug}
categories 3categories
search 3search ?q,limit
recordView +3view #
publicTickets.lookup +1tickets/{subdomain}/lookup #
get 3{ticketId}
reply +4messages !#
upload +4files %?name
beginUpload +4uploads ?name
publicChat.welcome 1chat/{subdomain}
start +3sessions !#
get 4{id} ?after
send +5messages !#
upload +5files %?name
beginUpload +5uploads ?name
requestPerson +5person #
leaveMessage +5ticket !#
close +5close
rate +5rating #
markRead +5read #
widget.form 0widget/form/{formId} ?org
upload +1files %?org,formId,field,name
beginUpload +1uploads ?org,formId,field,name
publicUploads.get 0public/uploads/{subdomain}/{id}
append ~4 ^
cancel -4
widget.submit +0widget/submit !#
event +1event #
v1.health 0v1/health ?probe
apiKeys.list 1api-keys
create +2 !#
update ~2{id} #
delete -3
rotate +3rotate !#
webhooks.list 1webhooks
create +2 !#
get 2{id}
update ~3 #
delete -3
test +3test
deliveries 3deliveries >?limit,offset
redeliver +4{deliveryId}/redeliver
attempts 5attempts
redeliverFailed +3redeliver-failed #
rotateSecret +3rotate-secret !
v1Tickets.list 1tickets >?status,priority,customerEmail,externalId,tags,anyTag,noTag,limit,offset
create +2 !#
get 2{id}
update ~3 #
delete -3
reply +3messages !#
v1Tags.list 1tags
v1ContactForms.list 1contact-forms >?limit,offset
update ~2{formId} #
delete -3
submit +3submit !#
v1.events 1events ?after,wait,limit
v1Analytics.metrics 1analytics/metrics ?period
v1Organization.get 1organization
update ~2 #
docs.openapi 0openapi.json
`;
