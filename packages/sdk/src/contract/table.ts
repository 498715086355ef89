// Generated from openapi.yaml by `npm run generate`. Do not edit: change the contract instead.

/** A line each: [tag.]verb, mark of the method (a space for GET), how much is dropped of the end of the path of the line before (absent: nothing), what comes in its place (' is the verb, " what is behind its first word, & the tag), manners (# has a body where its method has none as a rule, or none where it has one). */
export const table = `
auth.user &/'
login+1'
answerChallenge+1"
startPasskey+1"/start
answerPasskey+1
signup+1'
logout+1'#
findSso+1"
forgotPassword+1"/forgot
resetPassword+1reset
confirmPassword+2confirm
sendConfirmation+1email/"#
confirmEmail+1confirm
invitations.get 3&/:token
accept+'#
organization.get 3&
updateBranding~"
uploadLogo+1"@
settings 1'
updateGeneral~"
requireSecondFactor=1"
networks 2'
setNetworks=
close+1deletion
reopen-
retention 1'
updateRetention=
previewRetention+preview
listExports 2"
startExport+#
deleteExport-:exportId
sso.get 2&
update=
remove-
require=required
addDomain+1domains
verifyDomain+:id/verify#
removeDomain-1
organization.updateEmail~3settings/"
testEmail+test
updateApi~2"
sentences.missing 2missing-sentences
list 1&/:language
update~
mailTexts.list 2&
update=:kind/:language
reset-
preview+'
organization.firstSteps 4'
updateFirstSteps~
apiKey 1'
regenerateApiKey+regenerate#
setCustomDomain+3organizations/:id/"
removeCustomDomain-
verifyCustomDomain+1verify-domain#
dashboard.counts 3&/'
stats 1'
performance 1'
due 1'
automation 1'
metrics.overview 2&/'
agents 1'
sla 1'
report 1report.csv$
sendReport+1"
customers.list 2&*
update=
tickets.list 1&*
create+!
stats '
unread 1'
origins 1'
import+1'
findImported+known
bulk+2'
listDeleted 2trash*
getDeleted :id
restore+2&/'
deleteForGood+1'
listSpam 2"*
markSpam+
getSpam :id
unmarkSpam+2&/not-spam
files.upload+2&%
beginUpload+uploads#
getUpload :id
appendToUpload~^
cancelUpload-
confirmUpload+confirmation#
blockedSenders.list 4&
create+
delete-:id
deadLetters.list 2&
retryAll+retry
retry+1:id/'#
mailbox.get 3&
test+tests#
testResult :id
listHeld 2"*
takeIn+:id/'#
tickets.merge+4&/'!
unmerge+1'!
get 1:id
update~!
delete-
suggestTags suggested-tags
markRead~1"
markUnread~1"#
reply+1messages!
split+1'!
unsplit+1'!#
snooze+1'!
unsnooze-
handOver+1'!
removeDraft-1messages/:messageId/"
follow+3followers
unfollow-:userId
customerLanguage 2'
setCustomerLanguage=
listLinks 1"
link+
unlink-:otherId
suggestDuplicates 2suggested-duplicates
tasks.list 1&
create+!
update~:taskId
delete-
restore+'#
time.list 3time-entries
create+!
update~:entryId
delete-
restore+'#
startTimer+3"#
timer 3'
stopTimer+stop#
tickets.scheduleReply+2&/:id/scheduled-replies!
cancelReply-:replyId
sendReplyNow+send#
retryMails+3messages/:messageId/retry#
mail 3mails/:mailId$
search.query 4&
tags.list 1&
create+!
update~:id
delete-
uses '
merge+1'
restore+1'#
views.list 3&
create+!
counts '
setDefault~1"
update~1:id
delete-
restore+'#
audit.list 3&*
verify verification
exportCsv 2audit.csv$
exportJsonl 1audit.jsonl$
team.assignable 1&/'
setAvailability~1"
list 1members
remove-:memberId
belongings '
uses 1'
setRole~1"
roles 3'
createRole+!
updateRole~:roleId
deleteRole-
resetSecondFactor-2members/:memberId/"
unlinkSso-1"
invite+3'!
invitations 1'
revokeInvitation-:id
resendInvitation+resend#
contactForms.list 4&
create+!
stats '
get 1:id
update~
delete-
uses '
duplicate+1'!#
confirmNotices+1notice-confirmation#
analytics 1'
submissions 1'*
submission :submissionId
exportSubmissions 2submissions.csv$
chatbot.list 3&/queries*
create+!
import+'!
exportJson 2queries.json
exportCsv 1queries.csv$
get 1queries/:id
update~
delete-
stats 2'
test+1query
unanswered 1'*
dismiss-:id
teach+'
cannedReplies.list 4&*
create+!
folders '
import+1'!
exportJson 2canned-replies.json
exportCsv 1canned-replies.csv$
get 1&/:id
update~
delete-
restore+'#
copyFiles+1'#
use+1'#
macros.list 3&
create+!
undo+'!
update~1:id
delete-
restore+'#
preview+1'
apply+1'!
helpCategories.list 3help/categories
create+!
reorder=order
update~1:id
delete-
helpArticles.links 2article-links
list 1articles*
create+!
get :id
update~
delete-
saveDraft="
discardDraft-
uploadImage+3images@
help.views 1'
chat.list 2&/sessions*
stats 1'
agents 1'
settings 1'
updateSettings~
newIdentitySecret+"#
get 2sessions/:id
update~
accept+'#
send+1messages!
addNote+1notes!
block+1'#
markRead+1"
transfer+1'
close+1'#
mailTranscript+1"#
convertToTicket+1ticket!#
notifications.list 4&*
markAllRead~read-all#
markRead~1:id/"#
delete-1
profile.update~2&
uploadPhoto+'@
removePhoto-1"
changePassword~1"
delete+1deletion
sessions.list 1&
endOthers-
end-:id
account.secondFactor 2'
startTotp+"/setup#
confirmTotp+1
removeTotp-
startPasskey+1passkeys/setup#
addPasskey+1
renamePasskey~:id
removePasskey-
makeRecoveryCodes+2"#
profile.updateNotificationPreferences~2notifications
realtime.ticket+2&/'#
publicOrganization.get 2public/org/:subdomain
sentences '/:language
resolve 4'
publicForms.list 1contact/:subdomain/forms
submit+1'!
publicChatbot.ask+3chatbot/:subdomain/query
publicHelp.articles 3help/:subdomain/'*
article :slug
categories 2'
search 1'
recordView+1"
publicTickets.lookup+3tickets/:subdomain/'
get 1:ticketId
reply+messages!
upload+1files%
beginUpload+1uploads#
publicChat.welcome 4chat/:subdomain
start+sessions!
get :id
send+messages!
upload+1files%
beginUpload+1uploads#
requestPerson+1"
leaveMessage+1ticket!
close+1'#
rate+1rating
identify+1visitor
mailTranscript+1"
forget+1'#
markRead+1"
widget.form 6&/'/:formId
upload+2files%
beginUpload+1uploads#
publicUploads.get 2public/uploads/:subdomain/:id
append~^
cancel-
widget.submit+4&/'!
event+1'
v1.health 2&/'
apiKeys.list 1&
create+!
update~:id
delete-
rotate+'!
webhooks.list 3&
create+!
get :id
update~
delete-
test+'#
deliveries 1'>
redeliver+:deliveryId/'#
attempts 1'
redeliverFailed+3'
rotateSecret+1'!#
v1Tickets.list 3tickets>
create+!
get :id
update~
delete-
reply+messages!
v1Tags.list 3tags
v1ContactForms.list 1contact-forms>
update~:formId
delete-
submit+'!
v1.events 3'
v1Analytics.metrics 1analytics/'
v1Organization.get 2organization
update~
docs.openapi 2openapi.json
`;
